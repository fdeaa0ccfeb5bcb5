import { defineElements } from '@spotreel/elements';
import { mount } from 'svelte';
import VideosPage from './VideosPage.svelte';
import './page.css';

// Svelte passes functions as properties only to elements that are defined
defineElements();
mount(VideosPage, { target: document.querySelector('#app') as HTMLElement });

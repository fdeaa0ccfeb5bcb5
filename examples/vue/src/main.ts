import { createApp } from 'vue';
import VideosPage from './VideosPage.vue';
import './page.css';

createApp(VideosPage).mount('#app');

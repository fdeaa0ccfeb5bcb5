import '@spotreel/elements/types/svelte';

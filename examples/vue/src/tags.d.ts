import '@spotreel/elements/types/vue';

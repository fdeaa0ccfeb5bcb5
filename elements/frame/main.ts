/** The script tag of pages with a frame: `<script src="https://videos.example.com/sdk/v1/frame.js"></script>`. */
import { openFrame } from './spotreel-frame';

globalThis.spotreelFrame = openFrame;

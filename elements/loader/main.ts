/** The script tag of a page: `<script async src="https://videos.example.com/sdk/v1/loader.js"></script>`. */
import { startLoader } from './start-loader';

if (document.currentScript instanceof HTMLScriptElement) startLoader(document.currentScript);

/** The start of the app: colours, language, page. */
import { mount } from 'svelte';
import './theme/tokens.css';
import './theme/base.css';
import App from './app/App.svelte';
import { preferredLanguage, setLanguage } from './i18n/i18n.svelte';
import { startOffline } from './offline/offline.svelte';
import { startTheme } from './theme/theme';

startTheme();
await setLanguage(preferredLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
startOffline();

/** The demonstration: every board, piece, state and component on one page, for looking at them. */
import { mount } from 'svelte';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import { preferredLanguage, setLanguage } from '../src/i18n/i18n.svelte';
import { startTheme } from '../src/theme/theme';
import Demo from './Demo.svelte';

startTheme();
await setLanguage(preferredLanguage());
const target = document.getElementById('app');
if (target) mount(Demo, { target });

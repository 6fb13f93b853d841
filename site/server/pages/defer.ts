/**
 * The browser's part of deferred hydration: runs the page's module script when the browser is idle
 * after loading, or at the first sign that the visitor wants to interact.
 */
const LOADER = [
  '(()=>{',
  "const source=document.getElementById('hydrate');let done=false;",
  'const go=()=>{if(done)return;done=true;',
  "const script=document.createElement('script');script.type='module';",
  'script.textContent=source.textContent;document.head.append(script)};',
  "for(const type of ['pointerdown','keydown','touchstart','focusin'])",
  'addEventListener(type,go,{once:true,passive:true,capture:true});',
  "const idle=()=>'requestIdleCallback' in self?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);",
  "if(document.readyState==='complete')idle();else addEventListener('load',idle,{once:true})",
  '})()',
].join('');

const MODULE_PRELOAD = /<link[^>]+rel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:text\/plain|application\/ld\+json)")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

export type FinishedPage = { html: string; scripts: string[]; styles: string[] };

/**
 * Rewrites a finished page once, before it is cached: no script of the framework is fetched before
 * the first paint. The module script becomes inert text; the loader brings it to life later, and
 * its hash stays allowed. Without scripts at all (a preview) the page is complete as it is.
 */
export function deferHydration(html: string): FinishedPage {
  let moduleScript = '';
  const deferred = html
    .replace(MODULE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_, _attributes, code) => {
      moduleScript = String(code);
      return `<script type="text/plain" id="hydrate">${moduleScript}</script><script>${LOADER}</script>`;
    });
  return {
    html: deferred,
    scripts: [moduleScript, ...contents(deferred, INLINE_SCRIPT)],
    styles: contents(deferred, INLINE_STYLE),
  };
}

/** A page without any script, for previews: its address is not the one the scripts would expect. */
export function withoutScripts(html: string): FinishedPage {
  const still = html
    .replace(MODULE_PRELOAD, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
  return { html: still, scripts: [], styles: contents(still, INLINE_STYLE) };
}

function contents(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

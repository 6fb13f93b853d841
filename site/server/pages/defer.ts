/**
 * The browser's part of deferred hydration. When the browser is idle after loading, the framework is
 * fetched and evaluated in parts, with a pause after each, and the page's module script runs last:
 * several short tasks instead of a long one. At the first sign that the visitor wants to interact,
 * the script runs at once.
 */
function loaderFor(modules: string[]): string {
  return [
    '(()=>{',
    `const parts=${JSON.stringify(modules)};let done=false;`,
    'const run=()=>{if(done)return;done=true;',
    "const script=document.createElement('script');script.type='module';",
    "script.textContent=document.getElementById('hydrate').textContent;document.head.append(script)};",
    "for(const type of ['pointerdown','keydown','touchstart','focusin'])",
    'addEventListener(type,run,{once:true,passive:true,capture:true});',
    "const idle=(work)=>'requestIdleCallback' in self?requestIdleCallback(work,{timeout:1000}):setTimeout(work,50);",
    'const next=()=>{const part=parts.shift();',
    'if(done||!part)return run();import(part).then(()=>idle(next),run)};',
    "if(document.readyState==='complete')idle(next);else addEventListener('load',()=>idle(next),{once:true})",
    '})()',
  ].join('');
}

/** The parts of the framework, by the names that the build gives their files. */
const FRAMEWORK = /\/(?:react|router)-[^/]+\.js$/;

const MODULE_PRELOAD = /<link[^>]+rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
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
  const modules = contents(html, MODULE_PRELOAD).filter((module) => FRAMEWORK.test(module));
  const loader = loaderFor(modules);
  const deferred = html
    .replace(MODULE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_, _attributes, code) => {
      moduleScript = String(code);
      return `<script type="text/plain" id="hydrate">${moduleScript}</script><script>${loader}</script>`;
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

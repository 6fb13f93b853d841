type Recaptcha = {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

export async function askRecaptcha(key: string): Promise<string> {
  loading ??= load(key);
  try {
    return await (await loading).execute(key, { action: 'form' });
  } catch (error) {
    // The next attempt loads the script again.
    loading = undefined;
    throw error;
  }
}

function load(key: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error('reCAPTCHA could not be loaded'));
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    document.head.append(script);
  });
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

export function isLocalAddress(address: string): boolean {
  return LOCAL.test(new URL(address).hostname);
}

export function isPublicAddress(address: string): boolean {
  return new URL(address).protocol === 'https:' && !isLocalAddress(address);
}

/** In this order: each but the last also names those after it. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Such as `Chrome, Android`; undefined for an unknown browser. */
export function browserName(userAgent: string | null): string | undefined {
  const sent = userAgent ?? ''
  const known = [browsers, systems].flatMap((names) => {
    const found = names.find(([pattern]) => pattern.test(sent))
    return found ? [found[1]] : []
  })
  return known.length > 0 ? known.join(', ') : undefined
}

// The first that fits: browsers name those they descend from as well.
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system in two words; undefined when unknown. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1]
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  return browser && system ? { browser, system } : undefined
}

import { resolve } from 'node:path'

/** The path of one of the house's fonts as a file, for what is drawn and not shown by a browser: `petrona-400`. */
export function fontFile(name: string): string {
  return resolve('app/lib/fonts', `${name}.ttf`)
}

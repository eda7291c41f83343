import { readFileSync } from 'node:fs'

import { z } from 'zod'

/** The version of this product, from package.json. */
export function productVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
    .version
}

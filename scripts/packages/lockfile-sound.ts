import { readFileSync } from 'node:fs'

import { z } from 'zod'

const lock = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
})
const MIN_PACKAGES = 100
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/
const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/

/** One sentence for each fault. No entry may name a host: npm fetches all of them from its own registry. */
export function lockfileFaults(text: string, workspaces: readonly string[]): string[] {
  const { packages } = lock.parse(JSON.parse(text))
  const others = Object.entries(packages).filter(
    ([path]) => path !== '' && !workspaces.includes(path),
  )
  const faults = others.flatMap(([path, { version, resolved, integrity, link }]) => {
    if (link === true)
      return workspaces.includes(resolved ?? '') ? [] : [`${path} is a link to ${resolved}`]
    return [
      ...(resolved === undefined ? [] : [`${path} is fetched from ${resolved}`]),
      ...(VERSION.test(version ?? '') ? [] : [`${path} has no exact version`]),
      ...(SHA512.test(integrity ?? '') ? [] : [`${path} is not known by its SHA-512`]),
    ]
  })
  return others.length < MIN_PACKAGES ? [...faults, 'The lock file is not whole'] : faults
}

if (import.meta.main) {
  const { workspaces } = z
    .object({ workspaces: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const faults = lockfileFaults(readFileSync('package-lock.json', 'utf8'), workspaces)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'

import type { Edge, EdgeMiddleware } from './edge.ts'

/** Serves the built files; hashed ones for ever, the others for an hour. */
export function staticFiles(root: string): EdgeMiddleware {
  const known = new Set(filesIn(root))
  const serve = serveStatic<Edge>({
    root,
    precompressed: true,
    onFound: (_path, c) => {
      const isHashed = new URL(c.req.url).pathname.startsWith('/assets/')
      c.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // Only what the build made is looked for, so a page costs no visit to the disk.
  return async (c, next) => (known.has(c.req.path) ? serve(c, next) : next())
}

function filesIn(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(
        (entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
      )
      .filter((path) => !path.startsWith('/.'))
  } catch {
    return []
  }
}

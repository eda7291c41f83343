import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'

import type { Edge, EdgeMiddleware } from './edge.ts'

/** Serves the built files; hashed ones for ever, the others for an hour. */
export function staticFiles(root: string): EdgeMiddleware {
  const known = new Set(filesIn(root))
  const serve = serveStatic<Edge>({ root, precompressed: true })
  // Only what the build made is looked for, so a page costs no visit to the disk.
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !known.has(c.req.path)) return next()
    const response = await serve(c, next)
    const isHashed = c.req.path.startsWith('/assets/')
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    if (response) response.headers.set('Cache-Control', caching)
    return response
  }
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

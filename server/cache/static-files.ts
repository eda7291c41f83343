import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { getMimeType } from 'hono/utils/mime'

import type { EdgeMiddleware } from '#server/http/edge.ts'

import { chooseEncoding } from './compress.ts'

const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Hashed files are immutable, others last an hour. */
export function staticFiles(root: string, version: () => string): EdgeMiddleware {
  const known = new Set(filesIn(root))
  const isBuilt = (path: string) => known.has(path) && !/\.(?:br|gz)$/.test(path)

  return async (c, next) => {
    const { path, method } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !isBuilt(path)) return next()
    const chosen = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
    const encoding = chosen && known.has(`${path}${ENDINGS[chosen]}`) ? chosen : undefined
    const file = join(root, `${path}${encoding ? ENDINGS[encoding] : ''}`)
    const current = version()
    const body = new Uint8Array(await readFile(file))
    c.env.visit.ready = { body, encoding, version: current }
    const headers = {
      ...headersOf(path, known.has(`${path}.br`)),
      'Content-Length': String(body.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    return method === 'HEAD' ? c.body(null, 200, headers) : c.body(body, 200, headers)
  }
}

function headersOf(path: string, isVaried: boolean): Record<string, string> {
  const isHashed = path.startsWith('/assets/')
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(isVaried && { Vary: 'Accept-Encoding' }),
  }
}

function filesIn(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
      )
      .filter((path) => !path.startsWith('/.'))
  } catch {
    return []
  }
}

import { createServer } from 'node:http'
import { join } from 'node:path'

import sirv from 'sirv'

const files = sirv(join(import.meta.dirname, 'build'), {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => {
    const isHashed = /^\/(?:_astro|pictures)\//.test(path)
    const kept = isHashed ? 'max-age=31536000, immutable' : 'max-age=0'
    response.setHeader('Cache-Control', `public, ${kept}`)
  },
})

createServer((request, response) => {
  files(request, response, () => {
    response.statusCode = 404
    response.end('Not found')
  })
}).listen(Number(process.env['PORT'] ?? 4801), '127.0.0.1')

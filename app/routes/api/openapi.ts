import { config } from '#app/config.server.ts'
import { openApiDocument } from '#app/leads/openapi.ts'

/** GET /api/openapi.json: the calls (SPEC section 7) for programs. */
export function loader() {
  return Response.json(openApiDocument(config.BRAND), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
}

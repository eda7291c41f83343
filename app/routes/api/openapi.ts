import { config } from '#app/config/config.server.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'

import { openApiDocument } from './openapi-document.ts'

export function loader() {
  return Response.json(openApiDocument(config.BRAND, signInTexts), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
}

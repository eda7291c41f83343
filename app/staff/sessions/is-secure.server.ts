import { config } from '#app/config/config.server.ts'

/** Whether the visitor came over TLS, or the deployment says that all do. */
export function isSecure(request: Request): boolean {
  return config.SECURE_COOKIES ?? new URL(request.url).protocol === 'https:'
}

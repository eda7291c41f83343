import { config } from '#app/config/config.server.ts'

import { manifestFile } from './manifest-file.server.ts'

/**
 * The web app manifest of the desk: installed, it is an application of its own, as iPhones want it
 * before they push. The login belongs to it, so its scope is not the desk alone.
 */
export function loader() {
  return manifestFile({
    id: '/dashboard',
    name: `${config.BRAND} desk`,
    short_name: 'Desk',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
  })
}

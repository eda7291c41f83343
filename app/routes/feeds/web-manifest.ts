import { config } from '#app/config/config.server.ts'

import { manifestFile } from './manifest-file.server.ts'

/** The web app manifest (W3C): name, colours and icons for a home screen. */
export function loader() {
  return manifestFile({
    name: config.BRAND,
    short_name: config.BRAND.split(' ')[0],
    start_url: '/',
    display: 'browser',
  })
}

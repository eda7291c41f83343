import { addresses } from '#app/config/addresses.ts'
import { config } from '#app/config/config.server.ts'

import { manifestFile } from './manifest-file.server.ts'

/** The dashboard's web app manifest: iPhones push only to an installed app; its scope includes the login. */
export function loader() {
  return manifestFile({
    id: '/dashboard',
    name: `${config.BRAND} dashboard`,
    short_name: 'Dashboard',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    // A number or message that another app shares becomes a lead.
    share_target: {
      action: addresses.newLead.path,
      method: 'GET',
      params: { text: 'message' },
    },
  })
}

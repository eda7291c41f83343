import { config } from '#app/config.server.ts'

/** The web app manifest (W3C): name, colours and icons for a home screen. */
export function loader() {
  const manifest = {
    name: config.BRAND,
    short_name: config.BRAND.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#fcfdfb',
    theme_color: '#fcfdfb',
    lang: 'en-IN',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}

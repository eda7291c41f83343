import { z } from 'zod'

import { parseUrl } from '#app/lib/http/parse-url.ts'

export const addressVariables = {
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://homes.example.com',
    })
    .refine(
      (address) => parseUrl(address) !== undefined && /^https?:\/\/[^/?#]+\/?$/.test(address),
      {
        message: 'must end after the host name: the site cannot be in a folder of it',
        abort: true,
      },
    )
    .optional()
    .meta({
      description:
        'The full address of the site; set it in production. The site then refuses other host names with 421, except this machine’s own names and health checks. A proxy that sends another `Host` needs `TRUSTED_PROXIES`. Without it, pages hold paths only and there is no sitemap.',
      example: 'https://homes.example.com',
    }),
  PUBLIC_ALIASES: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(z.array(z.hostname('must be host names such as www.homes.example.com, homes.in')))
    .default([])
    .meta({
      description: 'Other host names of the site, comma-separated. They redirect to `PUBLIC_URL`.',
      example: 'www.homes.example.com',
    }),
  TRUSTED_PROXIES: z.string().default('').meta({
    description:
      'Addresses and ranges of your proxies, comma-separated. The site believes `X-Forwarded-For`, `-Proto` and `-Host` from them only, and they must set or remove all three. Forms need it behind a proxy that ends TLS; without it, all visitors share one limit of enquiries.',
    example: '127.0.0.1',
  }),
}

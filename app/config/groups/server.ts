import { z } from 'zod'

import { whole } from './integer-setting.ts'

const port = whole(0, 'a number from 0 to 65535', 65_535)

export const serverVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('production')
    .meta({
      description:
        'The mode: `development`, `test` or `production`. `npm run dev` sets `development`, which shows example contacts.',
    }),
  PORT: port.default(3000).meta({ description: 'The port that the server listens on.' }),
  HOST: z
    .string()
    .default('0.0.0.0')
    .meta({ description: 'The network address that the server listens on.' }),
  DATA_DIR: z.string().min(1).default('./data').meta({
    description:
      'The data folder. It holds the database, its log and address (`database-url`), your photos, drawings (`drawn/`, drawn again if they are lost), resized pictures and brochures.',
  }),
  FREE_SPACE_FLOOR_MB: whole(0, 'a whole number of megabytes from 0 to 100,000', 100_000)
    .default(128)
    .meta({
      description:
        'The free space that the disk of the built-in database needs. Below it the site refuses enquiries with a clear message until there is room. PostgreSQL keeps running, and the log says both.',
      unit: 'MB',
    }),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('info')
    .meta({
      description:
        'The least severe log line that is written: `trace`, `debug`, `info`, `warn`, `error` or `silent`. Logs are JSON lines on standard output.',
    }),
  DRAIN_SECONDS: whole(0, 'a number of seconds from 0 to 300', 300).default(0).meta({
    description:
      'How long a process keeps answering after `SIGTERM`, so that a load balancer can notice. At most 300.',
    unit: 'seconds',
  }),
}

import { join, relative, resolve } from 'node:path'

import { z } from 'zod'

import { days, whole } from './integer-setting.ts'

/** Backups (docs/adr/0019). */
export const backupVariables = {
  BACKUP_TO: z
    .string()
    .regex(
      /^(?:s3:\/\/[a-z\d][a-z\d.-]+(?:\/.*)?|https?:\/\/[^/?#@]+(?:[/?#].*)?|(?![a-z\d]+:).+)$/,
      'must be a folder, s3://bucket/folder, or the full address of a bucket without a key in it',
    )
    .optional()
    .meta({
      description:
        'Where backups go: a folder, best on another disk or machine, `s3://bucket/folder`, or the full address of a bucket. A folder is outside the files of the site.',
      unset: 'no backups',
      example: '/mnt/other-disk/northlight',
    }),
  BACKUP_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^age1[a-z\d]{20,}$/,
            'must be public keys that begin with age1; "bin/northlight backup key" makes one. Do not put the private key here',
          ),
      ),
    )
    .optional()
    .meta({
      description:
        'Who can open the backups: public keys of age, comma-separated. A bucket takes no backup without this or `BACKUP_PASSPHRASE`.',
      example: 'age1…',
    }),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'A passphrase of at least 16 characters that opens the backups, instead of `BACKUP_KEY`. It is stored on the server.',
  }),
  BACKUP_AT: z
    .literal('off')
    .or(whole(0, 'an hour of Asia/Kolkata from 0 to 23, or off', 23))
    .default(2)
    .meta({
      description: 'The hour of the nightly backup in Asia/Kolkata, from 0 to 23, or `off`.',
      unit: 'hour',
    }),
  BACKUP_KEEP_DAYS: days.default(30).meta({
    description: 'How long a backup is kept.',
    unit: 'days',
  }),
  BACKUP_BUCKET_KEY_ID: z.string().min(1).optional().meta({
    description:
      'The id of a key that may read, write, list and delete in the bucket of `BACKUP_TO`.',
  }),
  BACKUP_BUCKET_SECRET: z.string().min(1).optional().meta({
    description: 'The secret of that key.',
  }),
  BACKUP_BUCKET_REGION: z.string().min(1).optional().meta({
    description: 'The region of that bucket: with `s3://`, or if its address does not say it.',
    example: 'ap-south-1',
  }),
}

type Backup = Partial<Record<keyof typeof backupVariables, unknown>> & { DATA_DIR: string }

/** Visitors read the first two after a start; an upgrade of the database empties the third. */
function isOwnFolder(folder: string, dataFolder: string): boolean {
  return ['build', 'public', join(dataFolder, 'postgres')].some(
    (own) => !relative(resolve(own), resolve(folder)).startsWith('..'),
  )
}

/** Rules between variables, by name; a bucket needs encryption, because its provider can read it. */
export function backupFaults(values: Backup): { name: string; message: string }[] {
  const faults = []
  const { BACKUP_TO, BACKUP_KEY, BACKUP_PASSPHRASE, BACKUP_BUCKET_REGION } = values
  if (BACKUP_KEY !== undefined && BACKUP_PASSPHRASE !== undefined)
    faults.push({ name: 'BACKUP_PASSPHRASE', message: 'cannot be set together with BACKUP_KEY' })
  if (typeof BACKUP_TO !== 'string') return faults
  if (!/^(?:s3|https?):/.test(BACKUP_TO)) {
    if (isOwnFolder(BACKUP_TO, values.DATA_DIR))
      faults.push({ name: 'BACKUP_TO', message: 'must be outside the files of the site' })
    return faults
  }
  for (const name of ['BACKUP_BUCKET_KEY_ID', 'BACKUP_BUCKET_SECRET'] as const)
    if (values[name] === undefined)
      faults.push({ name, message: 'must be set with a bucket in BACKUP_TO' })
  if (BACKUP_TO.startsWith('s3:') && BACKUP_BUCKET_REGION === undefined)
    faults.push({ name: 'BACKUP_BUCKET_REGION', message: 'must be set with s3:// in BACKUP_TO' })
  if (BACKUP_KEY === undefined && BACKUP_PASSPHRASE === undefined)
    faults.push({ name: 'BACKUP_KEY', message: 'must be set with a bucket in BACKUP_TO' })
  return faults
}

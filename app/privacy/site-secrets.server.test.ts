import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'

import { findSecrets, recordSecrets, requireSiteSecrets } from './site-secrets.server.ts'

it('a site’s secrets are known afterwards, and a change since the first one is reported', async ({
  trx,
}) => {
  await trx.deleteFrom('site_secrets').execute()
  expect(await findSecrets(trx)).toEqual({ other: [], changed: undefined })
  expect(await recordSecrets(trx)).toEqual({ other: [], changed: undefined })
  await requireSiteSecrets(trx)

  const before = { name: 'PRIVACY_SECRET', fingerprint: 'of another secret' }
  const first_used_at = new Date('2026-01-01T00:00:00Z')
  await trx
    .insertInto('site_secrets')
    .values({ ...before, first_used_at, last_used_at: first_used_at })
    .execute()
  const { other, changed } = await recordSecrets(trx)
  expect(other).toEqual([])
  expect(changed?.getTime()).toBeGreaterThan(first_used_at.getTime())
})

it('a secret other than at the last start is refused', async ({ trx }) => {
  await recordSecrets(trx)
  const last_used_at = new Date(Date.now() + 60_000)
  const of = (name: string) => ({ name, fingerprint: 'of another', last_used_at })
  await trx.insertInto('site_secrets').values(of('SEAL_RECIPIENT')).execute()
  await expect(requireSiteSecrets(trx)).rejects.toThrow('another SEAL_RECIPIENT than the site')
  await trx.insertInto('site_secrets').values(of('PRIVACY_SECRET')).execute()
  expect((await findSecrets(trx)).other).toEqual(['PRIVACY_SECRET', 'SEAL_RECIPIENT'])
  await expect(requireSiteSecrets(trx, { isAgain: true })).rejects.toThrow('PRIVACY_SECRET')
})

import { Client } from 'pg'

import { clusterUrl, SUPERUSER } from './cluster.ts'

const DATABASE = 'northlight'
const OWNER = 'northlight_owner'
const APPLICATION = 'northlight_app'

export type DatabaseUrls = { url: string; ownerUrl: string }

export function databaseUrls(socketFolder: string): DatabaseUrls {
  return {
    url: clusterUrl(socketFolder, DATABASE, APPLICATION),
    ownerUrl: clusterUrl(socketFolder, DATABASE, OWNER),
  }
}

export async function prepareDatabase(socketFolder: string): Promise<void> {
  await withClient(clusterUrl(socketFolder, 'postgres', SUPERUSER), async (client) => {
    for (const role of [OWNER, APPLICATION]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (rowCount === 0) await client.query(`create role ${role} login`)
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE} encoding 'UTF8'`)
    await client.query(`alter database ${DATABASE} owner to ${OWNER}`)
  })
  await withClient(clusterUrl(socketFolder, DATABASE, SUPERUSER), async (client) => {
    await client.query(OWN_TABLES)
    await client.query(`revoke all on database ${DATABASE} from public`)
    // Large objects belong to their creator, outside our grants.
    await client.query(
      'revoke execute on function lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea) from public',
    )
    await client.query(`grant connect on database ${DATABASE} to ${APPLICATION}`)
  })
}

/** Takes over tables from before there was an owner; sequences follow. */
const OWN_TABLES = `do $$ declare old regclass; begin
  for old in select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and relowner = '${SUPERUSER}'::regrole
  loop execute format('alter table %s owner to ${OWNER}', old); end loop;
end $$`

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

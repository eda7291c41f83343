import { statfs, access, constants } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve, join } from 'node:path'

import { config, exampleVariables } from '#app/config/config.server.ts'
import { countSpam } from '#app/enquiries/spam/spam-capacity.server.ts'
import { isUnusualSpam } from '#app/enquiries/spam/spam-counts.ts'
import { unprintedLetters } from '#app/lib/text/unprinted.ts'
import { readDrawingState } from '#app/media/drawings/drawing-state.server.ts'
import { bucketOf } from '#app/media/storage/media-bucket.server.ts'
import { destinationsOf } from '#app/notifications/destinations.server.ts'
import { findSecrets } from '#app/privacy/site-secrets.server.ts'
import { countUncopied } from '#app/privacy/withdrawal/copy-withdrawals.server.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { isLegal, pageNames } from '#app/pages/page-content.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { Published } from '#app/projects/publishing/published.ts'
import { listSources } from '#app/sources/page/list-sources.server.ts'
import { isEndingSoon } from '#app/sources/source-state.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import { findLastFailure, findLastGood } from '#db/backup/backup-tries.server.ts'
import { madeAtOf } from '#db/backup/place.ts'
import type { Executor } from '#db/client.server.ts'
import { dataNames } from '#db/data-folder.ts'

import { readBucketState } from './bucket-state.server.ts'
import { bad, checkNames, type CheckName, type Finding, type HealthCheck } from './health-check.ts'
import {
  findAlerts,
  findBlocked,
  findCalls,
  findDatabase,
  findDeliveries,
  findEnquiries,
  findWithdrawals,
} from './health-facts.server.ts'
import {
  judgeAlerts,
  judgeBackup,
  judgeBlocked,
  judgeDeliveries,
  judgeDisk,
  judgeExamples,
  judgeLegal,
  judgeLying,
  judgeSource,
  judgeSpam,
  judgeWithdrawals,
} from './judge.ts'
import { judgeCertificate, judgeProxy, type Arrival } from './judge-connection.ts'
import { judgeJobs } from './judge-jobs.ts'
import { listJobs } from './jobs.server.ts'
import { judgeFiles, judgeSecrets, type Closed } from './judge-files.ts'
import {
  type LostSearch,
  judgeBucket,
  judgeDrawings,
  judgeRera,
  judgeSchedules,
  judgeSearches,
  judgeUndrawn,
  judgeUnread,
} from './judge-projects.ts'
import { judgeSources } from './judge-sources.ts'
import { plainReason } from './plain-reason.ts'
import { readCertificate } from './read-certificate.server.ts'
import { findSchedules } from './find-schedules.server.ts'
import { findUnread } from './unread-publications.server.ts'

const HOUR_MS = 60 * 60 * 1000
const BUCKET_MS = 5000
const MEGABYTE = 1024 * 1024

const WITHOUT_DATABASE: ReadonlySet<CheckName> = new Set([
  'drawings',
  'bucket',
  'files',
  'examples',
  'rera',
  'legal',
  'disk',
  'backup',
  'certificate',
  'proxy',
  'database',
])

type Projects = readonly Pick<Project, 'name' | 'rera'>[]

/** What only the running site knows: commands load no catalogue of their own. */
type OfSite = {
  known: Published
  lostSearches: (db: Executor) => Promise<LostSearch[]>
  arrival?: Arrival
}

/** All checks; `site` limits the publications to read. A check that cannot run is a finding. */
export function checkHealth(
  db: Executor,
  projects: Projects,
  site?: OfSite,
): Promise<HealthCheck[]> {
  const finds: Finds = {
    database: () => findDatabase(db),
    disk: findDisk,
    backup: () => findBackup(db).catch(findLying),
    certificate: async () => judgeCertificate(await readCertificate(config.PUBLIC_URL)),
    proxy: () => judgeProxy(config.PUBLIC_URL, config.TRUSTED_PROXIES, site?.arrival),
    deliveries: async () => judgeDeliveries(await findDeliveries(db, configuredDestinations())),
    alerts: async () => judgeAlerts(await findAlerts(db)),
    searches: async () => site && judgeSearches(await site.lostSearches(db)),
    enquiries: async () => judgeSource('enquiries', await findEnquiries(db)),
    spam: () => findSpam(db),
    jobs: async () => judgeJobs(await listJobs(db), new Date()),
    calls: async () => judgeSource('calls', await findCalls(db)),
    leadSources: async () => judgeSources(await findSources(db), new Date()),
    policy: async () => judgeBlocked(await findBlocked(db)),
    examples: () =>
      judgeExamples(exampleVariables(config), unprintedLetters(`${config.BRAND}${config.OFFICE}`)),
    schedules: async () => judgeSchedules(await findSchedules(db)),
    publications: async () => judgeUnread(await findUnread(db, site?.known)),
    drawings: findDrawings,
    bucket: async () =>
      judgeBucket(await readBucketState(bucketOf(config, BUCKET_MS), config.DATA_DIR)),
    withdrawals: async () =>
      judgeWithdrawals({ ...(await findWithdrawals(db)), uncopied: await findUncopied() }),
    files: async () => judgeFiles(await findClosed(config.DATA_DIR)),
    secrets: async () => judgeSecrets(await findSecrets(db)),
    legal: () => judgeLegal(blankSections(), config.GOVERNING_LAW !== undefined),
    rera: () => judgeRera(withoutNumber(projects), projects.length),
  }
  return lookAt(finds)
}

type Finds = Record<CheckName, () => Finding | undefined | Promise<Finding | undefined>>

/** Without a database the checks that read it are left out. */
async function lookAt(finds: Finds): Promise<HealthCheck[]> {
  let isDatabaseDown = false
  const all = await Promise.all(
    checkNames.map(async (name) => {
      try {
        const found = await finds[name]()
        return found ? [{ name, ...found }] : []
      } catch (error) {
        isDatabaseDown ||= name === 'database'
        return [{ name, ...unseen(name, error) }]
      }
    }),
  )
  return all.flat().filter(({ name }) => !isDatabaseDown || WITHOUT_DATABASE.has(name))
}

async function findSpam(db: Executor): Promise<Finding> {
  const counts = await countSpam(db)
  const isUnusual = isUnusualSpam(counts)
  return judgeSpam({ ...counts, isUnusual, max: config.SPAM_MAX_STORED })
}

async function findSources(db: Executor) {
  const now = new Date()
  const sources = await listSources(db, now)
  return sources
    .filter(({ state }) => state !== 'paused')
    .map(({ name, state, notes: { endsAt } }) => ({
      name,
      state,
      endsAt: isEndingSoon(endsAt, now) ? endsAt : undefined,
    }))
}

async function findDrawings(): Promise<Finding> {
  const state = await readDrawingState(config.DATA_DIR)
  return state.undrawn ? judgeUndrawn(state.undrawn) : judgeDrawings(state)
}

async function findDisk(): Promise<Finding> {
  const folder = resolve(config.DATABASE_FOLDER ?? config.DATA_DIR)
  const { bavail, bsize } = await statfs(folder)
  const free = (bavail * bsize) / MEGABYTE
  return judgeDisk({ free, floor: config.FREE_SPACE_FLOOR_MB, folder })
}

/** The last backup of the database. */
export async function findBackup(db: Executor): Promise<Finding> {
  const [good, failure] = await Promise.all([findLastGood(db), findLastFailure(db)])
  return judgeBackup({
    isSet: config.BACKUP_TO !== undefined,
    isOff: config.BACKUP_AT === 'off',
    failure,
    last: good && {
      hours: (Date.now() - good.madeAt.getTime()) / HOUR_MS,
      megabytes: good.bytes / 1e6,
      place: good.place,
      isEncrypted: good.isEncrypted,
    },
  })
}

/** Backup files alone, where the database cannot tell how the last one went. */
async function findLying(): Promise<Finding> {
  const place = backupPlace(config)
  const madeAt = madeAtOf((await place?.list())?.at(-1) ?? '')
  return judgeLying(place?.name, madeAt && (Date.now() - madeAt.getTime()) / HOUR_MS)
}

async function findUncopied(): Promise<number> {
  const place = backupPlace(config)
  return place ? countUncopied(place, new Date(Date.now() - HOUR_MS)) : 0
}

/** Development's preview folder does not count as a destination. */
function configuredDestinations() {
  return destinationsOf({ ...config, NODE_ENV: 'production' }, false)
}

function withoutNumber(projects: Projects): string[] {
  if (config.UNREGISTERED_PROJECTS === 'interest-only') return []
  return projects.flatMap(({ name, rera }) => (rera?.number === undefined ? [name] : []))
}

/** Headings of the sections that the owner has still to write. */
function blankSections(): string[] {
  return pageNames
    .filter(isLegal)
    .flatMap((page) => currentPage(page).sections)
    .flatMap(({ heading, blank }) => (blank === undefined ? [] : [heading]))
}

function unseen(name: CheckName, error: unknown): Finding {
  const { database, failed, failedTodo } = healthTexts
  if (name === 'database') return bad(database.unreachable, database.unreachableTodo)
  const reason = plainReason(error instanceof Error ? error.message : String(error))
  return bad(failed(reason), failedTodo)
}

/** Existing files of the data folder that this process may not read and write. */
async function findClosed(dataFolder: string): Promise<Closed> {
  const folder = resolve(dataFolder)
  const all = [folder, ...dataNames.map((name) => join(folder, name))]
  const closed = await Promise.all(all.map(isClosed))
  return { account: userInfo().username, paths: all.filter((_, at) => closed[at]) }
}

async function isClosed(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK | constants.W_OK)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}

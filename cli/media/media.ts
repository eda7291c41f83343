import { parseArgs } from 'node:util'

import type { AuditEntry } from '#app/audit/audit-entry.ts'
import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { photoDescription } from '#app/media/photos/photo-job.ts'
import { shownOf } from '#app/media/photos/photo-list.ts'
import { isDescription } from '#app/media/photos/photo.ts'
import { prepareFile } from '#app/media/photos/prepare-photo.server.ts'
import { putPhoto, removePhoto, type PhotoStore } from '#app/media/photos/store-photo.server.ts'
import { headIdOf } from '#app/media/slots/head-slots.ts'
import { isLogo } from '#app/media/slots/logos.ts'
import { BucketRefusal, bucketOf } from '#app/media/storage/media-bucket.server.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { mediaMirror } from '#app/media/storage/media-mirror.server.ts'
import { refreshSettings } from '#app/settings/stored-settings.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { nearestNames } from '#cli/commands/near-names.mjs'
import { runAsSiteUser } from '#cli/run/as-the-site.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { db, pool } from '#db/client.server.ts'
import { slotsOf } from '#app/editor/photos/photo-slots.ts'
import { keepPicturesOf, pictures, slotOf } from '#app/media/slots/manifest.server.ts'
import { isTimeOfDayVersion } from '#app/media/time-of-day/times-of-day.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { firstSlugs, NOTHING_PUBLISHED, withPublished } from '#app/projects/publishing/published.ts'

import { loadCatalogue } from '../../scripts/catalogue/load-catalogue.ts'

const USE = ['media put', 'media list', 'media remove'].map(usageOf).join('\n')

const NOT_SHOWN = 'not shown: it has no description. Upload it again with --alt'

const bucket = bucketOf(config)

/** Slots with a drawing in the files, without other times of day, which are drawn on demand. */
const drawnSlots = [...pictures.keys()].filter((id) => !isTimeOfDayVersion(id))

/** Ends the command with a sentence instead of a stack. */
class Refusal extends Error {}

try {
  await run()
} catch (error) {
  if (!(error instanceof Refusal || error instanceof BucketRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await pool.end()
}

async function run(): Promise<void> {
  const { positionals, values } = parseOptions()
  const [command, slot, path] = positionals
  if (command === 'list') {
    runAsSiteUser()
    return list(values.json)
  }
  if (slot === undefined) throw new Refusal(USE)
  if (command === 'remove') {
    runAsSiteUser()
    return remove(slot)
  }
  if (command !== 'put' || path === undefined) throw new Refusal(USE)
  return put(await openSlot(slot), path, values)
}

/** Works for a slot that the site no longer has. */
async function remove(slot: string): Promise<void> {
  if ((await empty(slot)) || (await empty(await openSlot(slot))))
    console.log(
      isLogo(slot)
        ? `${slot} is empty: pages show the name in type.`
        : `${slot} shows its impression again.`,
    )
  else console.log(`${slot} has no photo.`)
}

function empty(slot: string): Promise<boolean> {
  return removePhoto(storeOf({ kind: 'slot-emptied', slot }), slot)
}

/** Changes the list only together with an audit log line. */
function storeOf(entry: AuditEntry): PhotoStore {
  const audit = () =>
    writeAudit(db, null, entry).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Refusal(`Nothing was changed: its audit log entry was not written (${why}).`)
    })
  return { dataFolder: config.DATA_DIR, bucket, notify: audit }
}

async function openSlot(name: string): Promise<string> {
  const { slot, all } = await findSlot(name)
  if (slot !== undefined) return slot
  const nearest = nearestNames(name, all)
  throw new Refusal(`There is no slot "${name}". Nearest: ${nearest.join(', ')}.`)
}

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        alt: { type: 'string' },
        focus: { type: 'string', default: '50' },
        across: { type: 'string', default: '50' },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USE}`)
  }
}

async function put(
  slot: string,
  path: string,
  values: { alt?: string | undefined; focus: string; across: string },
): Promise<void> {
  const described = photoDescription.safeParse(values.alt ?? '')
  if (!described.success)
    throw new Refusal(
      `${described.error.issues[0]?.message ?? ''} --alt "Two towers behind a lawn, seen from the road."`,
    )
  const alt = described.data
  const focus = percent(values.focus, '--focus', '0 (top) to 100 (bottom): what a wide crop keeps.')
  const focusX = percent(
    values.across,
    '--across',
    '0 (left) to 100 (right): what an upright crop keeps.',
  )
  const file = resolveUserPath(path)
  // Without a database the audit entry below fails and says why.
  await refreshSettings(db).catch(() => false)
  const maxMb = config.PHOTO_MAX_MB
  const prepared = await prepareFile({ path: file, slot, maxMb })
  // Root may read the user's file; what is made from it belongs to the site.
  runAsSiteUser()
  if ('refused' in prepared) throw new Refusal(`${path} was not put: ${prepared.refused}`)
  const shown = { slot, alt, focus, ...(focusX !== 50 && { focusX }) }
  const { width, height } = await putPhoto(storeOf({ kind: 'slot-filled', slot }), shown, prepared)
  console.log(
    `${slot} shows ${path}, ${width} x ${height} pixels. A running site follows in seconds.`,
  )
  const head = drawnSlots.find((id) => headIdOf(id, 'phone') === slot)
  const others = shownOf(await listPhotos(config.DATA_DIR))
  const larger = [head, head && headIdOf(head, 'wide')]
  if (head !== undefined && !others.some((one) => larger.includes(one.slot))) {
    console.log(`Phones show it once ${head} has a photo too; a drawn head goes with none.`)
  }
}

function percent(text: string, name: string, meaning: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new Refusal(`${name} is a number from ${meaning}`)
  return value
}

async function list(isJson: boolean): Promise<void> {
  if (bucket) await mediaMirror(config.DATA_DIR, bucket)()
  const photos = shownOf(await listPhotos(config.DATA_DIR))
  if (isJson) return console.log(JSON.stringify(photos, null, 2))
  for (const { slot, width, height, focus, focusX = 50, addedAt, alt } of photos) {
    console.log(
      `${slot}  ${width} x ${height}, focus ${focus}, across ${focusX}, since ${addedAt.slice(0, 10)}: ${isDescription(alt) ? alt : NOT_SHOWN}`,
    )
  }
  console.log(`Slots with a photo: ${photos.length}.`)
}

/** The slot under which a photo is stored, undefined for an unknown name, and all slots, logos included. */
async function findSlot(name: string): Promise<{ slot?: string; all: readonly string[] }> {
  if (drawnSlots.includes(name)) return { slot: name, all: drawnSlots }
  const fromFile = await loadCatalogue()
  const published = await readPublished(db).catch(() => NOTHING_PUBLISHED)
  const projects = withPublished(fromFile, published)
  keepPicturesOf(firstSlugs(projects, fromFile, published))
  const places = projects.flatMap(slotsOf).flatMap((group) => group.places)
  const all = [...new Set([...drawnSlots, ...places.map(({ slot }) => slot)])]
  return all.includes(name) ? { slot: slotOf(name), all } : { all }
}

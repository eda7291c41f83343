import { isolating } from '#app/lib/bidi.ts'

/** `1 day`, `3 days` */
export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`

/** Words of the owner's morning on what the site keeps beside its database, photographs in a bucket among it. */
export const keptTexts = isolating({
  files: {
    good: 'The site may read and write all that it keeps in the data folder.',
    closed: (account: string, paths: string) =>
      `The account ${account}, as which the site runs, may not read and write ${paths}. Nobody can withdraw, or be closed again after a restore, while that is so.`,
    closedTodo: (account: string, paths: string) =>
      `Start the site as root once more, which puts it right, or run as root “chown -R ${account} ${paths}”. Delete none of it.`,
  },
  bucket: {
    none: 'They lie on this server; no bucket is set.',
    good: (count: number) =>
      count === 0
        ? 'The bucket answers and holds none yet. If some should be there, MEDIA_BUCKET names another place.'
        : `The bucket answers and holds ${count}.`,
    lacking: (count: number, names: string) =>
      `The list in the bucket names ${plural(count, 'photograph', 'photographs')} whose ${count === 1 ? 'file is' : 'files are'} not there: ${names}. Visitors of this server see what stood in ${count === 1 ? 'its place' : 'their places'} before.`,
    lackingTodo:
      'Put the file back where the bucket keeps earlier versions, or put the photograph anew under Projects.',
    refused: (reason: string) =>
      `${reason} Visitors see those that this server had before, and nobody can put or take out one.`,
    refusedTodo:
      'See at whoever keeps the bucket that it is there and that the key may read, write and delete in it; mend MEDIA_BUCKET, MEDIA_BUCKET_KEY_ID, MEDIA_BUCKET_SECRET or MEDIA_BUCKET_REGION and start again. What is missing here is fetched by itself.',
    unreadable:
      'The list media.json in the bucket cannot be read. Visitors see those that this server had before, and nobody can put or take out one.',
    unreadableTodo:
      'Put an earlier version of media.json back in the bucket, or move it away: the first server that asks then writes a new one of its own photographs. Where a newer version of the site wrote it, install that one here, too.',
  },
  secrets: {
    good: 'They are those by which the site always knew who withdrew.',
    other: (names: string) =>
      `What looks here has another ${names} than the site, so of the settings it says its own, and not the site’s.`,
    otherTodo:
      'Give it the environment and the DATA_DIR of the site (docs/install.md, Run a command where the site runs). Where the site itself was started without its PRIVACY_SECRET, set that and start it again.',
    changed: (day: string) =>
      `Since ${day} the site has another PRIVACY_SECRET than before, and knows nobody who withdrew until then.`,
    changedTodo:
      'Set the first one again, or put the file privacy-secret of an encrypted backup back into DATA_DIR, and start again. Where it is lost, keep every backup from before that day closed: a restore of it would bring these people back.',
  },
} as const)

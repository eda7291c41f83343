import { isolating } from '#app/lib/text/bidi.ts'

/** `1 day`, `3 days` */
export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`

export const storageTexts = isolating({
  files: {
    good: 'The site can read and write its data folder.',
    closed: (account: string, paths: string) =>
      `The site runs as ${account}, which cannot read and write ${paths}. Until you fix this, no one can withdraw consent, and a restore cannot repeat withdrawals.`,
    closedTodo: (account: string, paths: string) =>
      `Start the site as root once, which fixes this. Or run as root “chown -R ${account} ${paths}”. Delete nothing.`,
  },
  bucket: {
    none: 'Stored on this server. No separate storage (bucket) for photos is set up.',
    good: (count: number) =>
      count === 0
        ? 'The bucket answers and has no photos yet. If you expect photos, check MEDIA_BUCKET.'
        : `The bucket answers and has ${plural(count, 'photo', 'photos')}.`,
    missing: (count: number, names: string) =>
      `${plural(count, 'photo', 'photos')} on the bucket’s list ${count === 1 ? 'has' : 'have'} no file: ${names}. Visitors of this server see the previous ${count === 1 ? 'picture' : 'pictures'}.`,
    missingTodo:
      'Restore the file from the bucket’s earlier versions, or upload the photo again under Projects.',
    refused: (reason: string) =>
      `${reason} Visitors see the photos that this server already had. No one can add or remove a photo.`,
    refusedTodo:
      'Check with your storage provider that the bucket exists and the key can read, write and delete. Correct MEDIA_BUCKET, MEDIA_BUCKET_KEY_ID, MEDIA_BUCKET_SECRET or MEDIA_BUCKET_REGION and restart. The site then fetches what is missing.',
    unreadable:
      'The site cannot read the list media.json in the bucket. Visitors see the photos that this server already had. No one can add or remove a photo.',
    unreadableTodo:
      'Restore an earlier version of media.json in the bucket, or move the file away. The first server then writes a new one from its own photos. If a newer version of the site wrote the file, install that version here too.',
  },
  secrets: {
    good: 'The secret keys have not changed, so the site still recognises customers who withdrew consent.',
    other: (names: string) =>
      `This command has a different ${names} from the site, so it reports its own settings and not the site’s.`,
    otherTodo:
      'Give the command the environment and DATA_DIR of the site (docs/own-server.md, Run a command where the site runs). If the site itself started without its PRIVACY_SECRET, set it and restart.',
    changed: (day: string) =>
      `The PRIVACY_SECRET changed on ${day}. The site no longer recognises people who withdrew before that.`,
    changedTodo:
      'Set the earlier secret again, or copy the file privacy-secret from an encrypted backup into DATA_DIR, and restart. If the secret is lost, do not restore any backup from before that day: it would bring these people back.',
  },
} as const)

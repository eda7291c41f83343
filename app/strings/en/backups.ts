import { isolating } from '#app/lib/text/bidi.ts'

/** Backups in Settings: what there is, a backup now, a restore drill, a new key. */
export const backupTexts = isolating({
  title: 'Your backups',
  never: 'There is no proved backup yet.',
  last: (at: string, size: string, place: string) =>
    `Last proved backup: ${at}, ${size}, in ${place}. The site restored it to check it.`,
  failed: (reason: string) => `The last try failed: ${reason}`,
  noPlace: 'Save a place for backups below first.',
  now: 'Back up now',
  running: 'A backup is running.',
  requested: 'The backup starts now. You can leave this page.',
  busy: 'A backup runs already.',
  drillTitle: 'Restore drill',
  drillNote:
    'Opens the newest backup with your key and restores it into a second database, which is deleted afterwards. Your site keeps running.',
  key: 'File with your private key',
  keyNote:
    'The file northlight-backup-key.txt. The site uses it for this drill and does not store it.',
  drill: 'Start the drill',
  drillBusy: 'A drill runs already.',
  drillNoKey:
    'Nothing started. Choose the file with your private key: it has a line that begins with AGE-SECRET-KEY-1.',
  drillNoPlace: 'Nothing started. Save a place for backups first.',
  drillRuns: (at: string) => `A drill has been running since ${at}.`,
  drillGood: (at: string, counts: string) =>
    `Last drill, ${at}: passed. The newest backup opened and restored: ${counts}, all as they were.`,
  drillFailed: (at: string, reason: string) => `Last drill, ${at}: failed. ${reason}`,
  drillLost: 'It ended without a result. Start it again.',
  keyAbout:
    'Makes a pair of keys in this browser. The private key goes into your downloads and never to the server. The public key goes into the field above.',
  makeKey: 'Make a key',
  keyMade:
    'The private key is in your downloads: northlight-backup-key.txt. Keep it in two places that are not the server. Without it no one can open a backup. Then save.',
  keyKept: 'Keep the earlier key, too: older backups open only with that one.',
  keyFailed: 'This browser cannot make a key. Use a passphrase instead, or another browser.',
  keyFile: (madeAt: string, publicKey: string, privateKey: string) =>
    `# Opens the backups of your site. Made ${madeAt}.\n# Public key: ${publicKey}\n${privateKey}\n`,
} as const)

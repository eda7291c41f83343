/** Words of the owner's morning on what the site keeps beside its database. */
export const keptTexts = {
  files: {
    good: 'The site may read and write all that it keeps in the data folder.',
    closed: (account: string, paths: string) =>
      `The account ${account}, as which the site runs, may not read and write ${paths}. Nobody can withdraw, or be closed again after a restore, while that is so.`,
    closedTodo: (account: string, paths: string) =>
      `Start the site as root once more, which puts it right, or run as root “chown -R ${account} ${paths}”. Delete none of it.`,
  },
  secrets: {
    good: 'They are those by which the site always knew who withdrew.',
    other: (names: string) =>
      `What looks here has another ${names} than the site, so of the settings it says its own, and not the site’s.`,
    otherTodo:
      'Give it the environment and the DATA_DIR of the site (README, Commands). Where the site itself was started without its PRIVACY_SECRET, set that and start it again.',
    changed: (day: string) =>
      `Since ${day} the site has another PRIVACY_SECRET than before, and knows nobody who withdrew until then.`,
    changedTodo:
      'Set the first one again, or put the file privacy-secret of an encrypted backup back into DATA_DIR, and start again. Where it is lost, keep every backup from before that day closed: a restore of it would bring these people back.',
  },
} as const

/** @type {Record<string, import('./commands.mjs').Noun>} */
export const contentCommands = {
  catalogue: {
    about: 'Projects and pages as files',
    verbs: {
      export: {
        script: 'cli/catalogue/export.ts',
        options: '[--to folder --pages-to folder --prune]',
        before: ['catalogue:export'],
        does: 'Writes the published projects and pages into `content/`, where they differ. `--to` and `--pages-to` choose other folders. With `--to` alone it writes no pages. `--prune` removes the files of archived projects.',
      },
      import: {
        script: 'cli/catalogue/import.ts',
        options: '[--from folder --pages-from folder --keep-days --note text --dry-run --prune]',
        before: ['catalogue:import'],
        does: 'Publishes `content/projects` and `content/pages` where the site shows something else. `--from` and `--pages-from` choose other folders. With `--from` alone it publishes no pages. `--keep-days` accepts legal texts with a past day. `--note` goes into the history. `--dry-run` changes nothing. `--prune` archives projects without a file.',
      },
    },
  },
  projects: {
    about: 'What projects lack',
    verbs: {
      'rera-report': {
        script: 'cli/projects/rera-report.ts',
        before: ['rera:report'],
        does: 'Lists the pages that lack what their state’s authority asks for, and the facts that no one has checked for long.',
      },
    },
  },
  media: {
    about: 'Photos',
    verbs: {
      put: {
        script: 'cli/media/media.ts',
        first: ['put'],
        options: '<slot> photo.jpg --alt "what it shows" [--focus 0-100] [--across 0-100]',
        before: ['media:put'],
        does: 'Adds a photo in place of a drawing, or a logo (`lodha-goa-logo`, `builder-lodha-logo`). `--focus` (from the top) and `--across` (from the left) set the point that every crop keeps.',
      },
      list: {
        script: 'cli/media/media.ts',
        first: ['list'],
        isAlone: true,
        options: '[--json]',
        before: ['media:list'],
        does: 'Lists the photos. `--json` prints them for a program.',
      },
      remove: {
        script: 'cli/media/media.ts',
        first: ['remove'],
        options: '<slot>',
        before: ['media:remove'],
        does: 'Removes a photo for good. The page shows the drawing again or, without a logo, the name.',
      },
    },
  },
  pictures: {
    about: 'Drawings',
    verbs: {
      draw: {
        script: 'scripts/pictures/draw-pictures.ts',
        isAlone: true,
        options: '[<id>… --force --check]',
        before: ['pictures'],
        does: 'Draws the pictures whose inputs changed. `--force` draws them all the same; `--check` only fails if some are out of date.',
      },
      sheets: {
        script: 'scripts/pictures/picture-sheets.ts',
        isAlone: true,
        before: ['pictures:sheets'],
        does: 'Puts all pictures on two contact sheets in `docs/`.',
      },
      likeness: {
        script: 'scripts/pictures/pictures-likeness.ts',
        isAlone: true,
        options: '[60]',
        before: ['pictures:likeness'],
        does: 'Lists the pairs of pictures that look most alike, twenty unless you give a number. A test refuses two that are one drawing.',
      },
    },
  },
}

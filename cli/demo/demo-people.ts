/** People of a demonstration: they have no password, and take no leads that somebody sends. `minutes` are the working ones within which each has called half of theirs. */
export const demoPeople = [
  { id: 'demo-asha', name: 'Asha Menon (demo)', minutes: 4, cap: null, languages: ['hi', 'en'] },
  {
    id: 'demo-vikram',
    name: 'Vikram Nair (demo)',
    minutes: 11,
    cap: null,
    languages: ['en', 'pa'],
  },
  { id: 'demo-meher', name: 'Meher Irani (demo)', minutes: 22, cap: null, languages: ['en'] },
  {
    id: 'demo-ritu',
    name: 'Ritu Sethi (demo)',
    minutes: 40,
    cap: 30,
    languages: ['hi', 'bn', 'en'],
  },
] as const

export type DemoPersonId = (typeof demoPeople)[number]['id']

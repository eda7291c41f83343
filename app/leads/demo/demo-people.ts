/** People of a demonstration: they have no password, and take no leads that somebody sends. */
export const demoPeople = [
  { id: 'demo-asha', name: 'Asha Menon (demo)' },
  { id: 'demo-vikram', name: 'Vikram Nair (demo)' },
  { id: 'demo-meher', name: 'Meher Irani (demo)' },
  { id: 'demo-ritu', name: 'Ritu Sethi (demo)' },
] as const

export type DemoPersonId = (typeof demoPeople)[number]['id']

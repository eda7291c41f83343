import { isolating } from '#app/lib/bidi.ts'

/** Words by which the desk tells of new leads, and of the switches for it. */
export const alertTexts = isolating({
  newLead: (name: string) => `New lead: ${name}`,
  newLeads: (count: number) => `${count} new leads`,
  givenTo: (name: string) => `Yours: ${name}`,
  givenMany: (count: number) => `${count} leads are yours`,
  uncalled: (name: string) => `Nobody called ${name}`,
  uncalledMany: (count: number) => `Nobody called ${count} leads`,
  noPlace: 'No project named',
  moreOf: (place: string, count: number) => (count === 0 ? place : `${place}, and ${count} more`),
  due: (count: string) => `${count} owed today`,
  blocked:
    'Your browser holds the sound of new leads back. Press anywhere on a page of the desk to allow it.',
  switches: {
    title: 'Alerts',
    why: 'How this browser tells you of new leads. Another browser has switches of its own.',
    sound: 'Sound',
    soundWhy: 'A short sound for every new lead, while the desk is open in a tab.',
    soundBlocked:
      'This browser held the sound back. Allow sound for this site in its settings, beside the address.',
    notification: 'Notifications',
    notificationWhy: 'A notification for every new lead, while the desk is open but out of sight.',
    push: 'Leads given to you',
    pushWhy:
      'A notification when you are given a lead, on this device, even with the desk closed. Owners are told of leads that nobody called, too.',
    denied:
      'This browser blocks notifications of the desk. Allow them in its settings for this site, beside the address, then switch this on again.',
    absent: 'This browser has no notifications.',
    pushAbsent: 'This browser cannot be told while the desk is closed.',
    pushFailed: 'That did not work. Check the connection and try again.',
    install:
      'On an iPhone or iPad, first put the desk on the home screen: press Share, then Add to Home Screen. Open it from there and come back to this page.',
    working: 'One moment …',
    needsScript: 'Alerts need JavaScript, which this browser has switched off.',
  },
} as const)

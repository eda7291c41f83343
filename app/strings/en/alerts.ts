import { isolating } from '#app/lib/text/bidi.ts'

export const alertTexts = isolating({
  newLead: (name: string) => `New lead: ${name}`,
  newLeads: (count: number) => `${count} new leads`,
  assignedTo: (name: string) => `Assigned to you: ${name}`,
  assignedMany: (count: number) => `${count} leads assigned to you`,
  uncalled: (name: string) => `No one called ${name}`,
  uncalledMany: (count: number) => `No one called ${count} leads`,
  movedFrom: (name: string, agent: string) => `Moved from you to ${agent}: ${name}`,
  movedMany: (count: number) => `${count} leads moved from you`,
  notCalled: (minutes: number) => `Not called within ${minutes} minutes.`,
  noPlace: 'No project named',
  moreOf: (place: string, count: number) => (count === 0 ? place : `${place}, and ${count} more`),
  visit: (name: string, when: string) => `Visit with ${name}: ${when}`,
  visitTo: (project: string, isVideo: boolean) => (isVideo ? `${project}, by video` : project),
  due: (count: string) => `${count} due today`,
  blocked:
    'Your browser blocks the sound for new leads. Click anywhere on the dashboard to allow it.',
  switches: {
    title: 'Alerts',
    why: 'How this browser alerts you to new leads. Each browser has its own settings.',
    sound: 'Sound',
    soundWhy: 'A short sound for each new lead, while the dashboard is open in a tab.',
    soundBlocked:
      'This browser blocked the sound. Allow sound for this site in the settings next to the address bar.',
    notification: 'New leads, while the dashboard is open in the background',
    notificationWhy: 'A notification from this browser for each new lead.',
    push: 'Leads assigned to you, also when the dashboard is closed',
    pushWhy:
      'A notification on this device when you get a lead, or when one moves to a colleague because you did not call in time. Users with the role Owner also get one when no one has called a lead, and when leads of a source do not arrive.',
    denied:
      'This browser blocks notifications from the dashboard. Allow them in the settings next to the address bar, then turn this on again.',
    absent: 'This browser does not support notifications.',
    pushAbsent: 'This browser cannot receive alerts while the dashboard is closed.',
    pushFailed: 'That did not work. Check the connection and try again.',
    install:
      'On an iPhone or iPad, first add the dashboard to the home screen: tap Share, then Add to Home Screen. Open it from there and come back to this page.',
    working: 'One moment …',
    email: {
      label: 'Your email address',
      hint: 'You get an email when you get a lead or one moves to a colleague, wherever you are signed in. Leave it empty for none.',
      save: 'Save address',
      saved: (address: string) =>
        `We sent a first email to ${address}. If it does not arrive, check the address.`,
      removed: 'You get no more alerts by email.',
      wrong: 'Enter an email address such as name@example.com.',
      taken: 'Another account gets its alerts at this address. Enter a different one.',
      limited: 'This address got too many first emails today. Try again tomorrow.',
      failed: (reason: string) =>
        `The email could not be sent, so the address is not saved. ${reason}`,
      notSetUp:
        'Alerts by email need a mail server. Ask the person who runs the site to set one up.',
      first: {
        title: 'Your alerts come to this address',
        body: 'From now on you get an email here when you get a lead.',
      },
    },
    needsScript: 'Alerts need JavaScript. Turn it on in this browser.',
  },
} as const)

/** Who the home page says we help, each with the slot of its picture. */
export const audiences = [
  {
    picture: 'help-investors',
    title: 'Real Estate Investors',
    text: 'Pre-launch, under-construction and pre-leased property, each with the developer’s terms set out before you commit.',
  },
  {
    picture: 'help-homebuyers',
    title: 'Homebuyers',
    text: 'Projects with their floors, rooms and places side by side, site visits, and legal and registration help.',
  },
  {
    picture: 'help-nri',
    title: 'NRI Buyers',
    text: 'Enquire with your own country’s number. A dedicated relationship manager is here while you are there.',
  },
] as const

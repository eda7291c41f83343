/** How long a link with which a team member sets a password is valid. */
export const LINK_HOURS = 48

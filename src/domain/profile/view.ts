/** The three views of the profile page; also their address hashes. SHELL-007. */
export const PROFILE_VIEWS = ['plans', 'drugs', 'providers'] as const;
export type ProfileView = (typeof PROFILE_VIEWS)[number];

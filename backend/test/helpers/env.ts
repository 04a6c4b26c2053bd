/** How often the order proof kills the shop: 6 times, or as often as KILLS says (`npm run proof:kills`: 50). */
export const kills = Math.max(1, Number(process.env.KILLS ?? 6));

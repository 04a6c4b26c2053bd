// The identity provider's answer comes in the address's fragment. It goes to the shop's other windows, which check it.
const answer = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
window.history.replaceState(null, '', window.location.pathname);
const channel = new BroadcastChannel('encore-identity');
channel.postMessage(answer);
channel.close();
window.close();

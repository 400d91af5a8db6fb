/** Style sheet of the simulated messenger, which uses the brand's colours if the page defines them. */
export const messengerStyles = `
.fm { position: fixed; inset: auto 24px 24px auto; z-index: 60; display: flex; flex-direction: column; width: 380px; height: min(600px, calc(100dvh - 48px)); overflow: hidden; border: 1px solid #4a4e57; border-radius: 16px; background: #1c1e23; color: #f4f5f7; font-family: inherit; font-size: 16px; line-height: 24px; box-shadow: 0 24px 64px #000a; }
.fm[hidden] { display: none; }
.fm-head { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 10px 10px 10px 20px; background: #2a2d34; }
.fm-head h2 { margin: 0; font-family: inherit; font-size: 17px; font-weight: 600; line-height: 24px; }
.fm-close { width: 44px; height: 44px; border: 0; border-radius: 50%; background: none; color: inherit; font-size: 24px; cursor: pointer; }
.fm-close:hover { background: #3a3e47; }
.fm-log { flex: 1; display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 20px; overflow-y: auto; list-style: none; }
.fm-log li { max-width: 86%; padding: 10px 14px; border-radius: 14px; background: #2a2d34; overflow-wrap: anywhere; }
.fm-log li.fm-own { align-self: flex-end; background: #f4f5f7; color: #1c1e23; }
.fm-form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #3a3e47; }
.fm-form input { flex: 1; min-width: 0; min-height: 44px; padding: 0 14px; border: 1.5px solid #80858f; border-radius: 22px; background: #121317; color: inherit; font: inherit; }
.fm-form button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 22px; background: #f4f5f7; color: #1c1e23; font-family: inherit; font-size: 15px; font-weight: 600; line-height: 20px; cursor: pointer; }
.fm :focus-visible { outline: 3px solid #8ec5ff; outline-offset: 2px; }
@media (max-width: 767px) { .fm { inset: 0; width: auto; height: 100dvh; border: 0; border-radius: 0; } .fm-form { padding-bottom: calc(12px + env(safe-area-inset-bottom)); } }
`;

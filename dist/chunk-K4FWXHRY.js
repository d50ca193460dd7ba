import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/github/api/fetch.ts
import { isUtf8 } from "node:buffer";
import { Agent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
var ExchangeError = class extends Error {
  name = "ExchangeError";
  /** The request may have reached the server. */
  sent;
  responseStarted;
  mayRetry;
  constructor(reason, state) {
    super(reason), this.sent = state.sent, this.responseStarted = state.responseStarted, this.mayRetry = state.mayRetry;
  }
}, mostRedirects = 3, redirects = [301, 302, 307, 308];
function openFetch(options) {
  let exchange = openExchange(options);
  return async (address, { method, headers, body }) => {
    let { authorization: _, ...withoutToken } = headers;
    for (let hops = 0, url = new URL(address); ; hops++) {
      let isHome = url.origin === options.home, response = await exchange(url, { method, headers: isHome ? headers : withoutToken, body });
      if (!redirects.includes(response.status)) return responseFrom(response, url);
      let next = redirectTarget(response.headers.location, url);
      if (hops === mostRedirects) throw unusable(`it redirects more than ${mostRedirects} times`);
      if (!next) throw unusable("it redirects to an address that is missing or not safe to follow");
      if (next.origin !== options.home && method !== "GET") throw unusable("it redirects a write to another origin");
      url = next;
    }
  };
}
function redirectTarget(location, from) {
  if (location === void 0 || !URL.canParse(location, from.href)) return;
  let to = new URL(location, from);
  return to.protocol === "https:" || to.protocol === from.protocol ? to : void 0;
}
function unusable(reason, mayRetry = !1) {
  return new ExchangeError(reason, { sent: !0, responseStarted: !0, mayRetry });
}
function responseFrom({ status, headers, body }, url) {
  if (status < 200 || status > 299 && status < 400 || status > 599)
    throw unusable(`it has the status ${status}`, !0);
  if (status < 300 && !isUtf8(body)) throw unusable("it is not UTF-8", !0);
  let all = Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(", ")]), isEmpty = status === 204 || status === 205, response = new Response(isEmpty ? null : new Uint8Array(body), { status, headers: all });
  return Object.defineProperty(response, "url", { value: url.href });
}
function openExchange(options) {
  let agents = {
    "http:": [!0, !1].map((keepAlive) => new Agent({ keepAlive, proxyEnv: options.env })),
    "https:": [!0, !1].map((keepAlive) => new SecureAgent({ keepAlive, proxyEnv: options.env }))
  };
  return (url, { method, headers, body }) => {
    let secure = url.protocol === "https:", [kept, fresh] = agents[secure ? "https:" : "http:"], agent = method === "POST" ? fresh : kept, start = secure ? secureRequest : plainRequest;
    return exchanged(() => start(url, { method, headers, agent, signal: options.signal }), url, body, options);
  };
}
function exchanged(start, url, body, { signal, timeLimitMs, maxBytes }) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let request = start(), sent = !1, responseStarted = !1, mayRetry = !0, reason, stop = (why) => {
      reason ??= why, request.destroy();
    }, timer = setTimeout(() => stop(`it took longer than ${timeLimitMs / 1e3} s`), timeLimitMs), fail = (error) => {
      clearTimeout(timer), signal.aborted ? reject(signal.reason) : (reason ??= responseStarted ? "it is incomplete" : reasonFor(error), reject(new ExchangeError(reason, { sent, responseStarted, mayRetry })));
    };
    request.once("socket", (socket) => {
      let open = url.protocol === "https:" ? "secureConnect" : "connect";
      socket.connecting ? socket.once(open, () => sent = !0) : sent = !0;
    }), request.on("error", fail);
    let closed = () => fail(new Error("the connection was closed"));
    request.once("close", () => responseStarted || closed()), request.once("response", (response) => {
      responseStarted = !0;
      let chunks = [], size = 0;
      response.on("data", (chunk) => {
        size += chunk.length, chunks.push(chunk), !(size <= maxBytes) && (mayRetry = !1, stop(`it is larger than ${maxBytes / 1024 / 1024} MiB`));
      }), response.on("error", fail), response.once("close", closed), response.once("end", () => {
        clearTimeout(timer);
        let { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    }), request.end(body);
  });
}
var known = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was reset",
  EPIPE: "the connection was reset",
  ENOTFOUND: "unknown host",
  EAI_AGAIN: "the host name could not be resolved",
  ETIMEDOUT: "the connection timed out"
};
function reasonFor(error) {
  return known[error.code ?? ""] ?? (error.message || error.code || "the connection failed");
}

export {
  ExchangeError,
  openFetch
};

"""A network between a page and its server: one that takes its time, or holds all that is sent."""

import asyncio
import contextlib
import threading


class Distance:
    """Stands before a server at a port of its own, and brings each byte there and back `delay` seconds late; while it
    `holds`, it brings none, and ends no connection. Of the connection that is `held` alone, by its number, neither."""

    def __init__(self, port, delay=0.0):
        self.target = port
        self.delay = delay
        self.holds = False
        self.opened = 0
        self.socket = self.held = None
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self.call(asyncio.start_server(self.serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/"

    def call(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=10)

    async def serve(self, reader, writer):
        self.opened += 1
        number = self.opened
        # At the end, what is under way is given up.
        with contextlib.suppress(OSError, asyncio.CancelledError):
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            await asyncio.gather(self.carry(reader, back, number), self.carry(there, writer, number))
        writer.close()

    async def carry(self, source, sink, number):
        on_the_way = asyncio.Queue()
        delivery = asyncio.ensure_future(self.deliver(on_the_way, sink, number))
        data = True
        while data:
            data = b""
            with contextlib.suppress(OSError):
                data = await source.read(65_536)
            if b"Upgrade: websocket" in data:
                self.socket = number
            on_the_way.put_nowait((self.loop.time() + self.delay, data))
        await delivery

    async def deliver(self, on_the_way, sink, number):
        data = True
        while data:
            due, data = await on_the_way.get()
            await asyncio.sleep(due - self.loop.time())
            while self.holds or number == self.held:
                await asyncio.sleep(0.02)
            with contextlib.suppress(OSError):
                sink.write(data)
                await sink.drain()
        sink.close()

    async def close(self):
        self.server.close()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def end(self):
        self.call(self.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(timeout=10)
        self.loop.close()

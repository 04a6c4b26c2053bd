-- Returns of shipped orders. Money in cents; a line of an order is returned once.
CREATE TABLE order_return (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  customer_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('requested', 'received', 'refunded', 'declined')),
  items_cents INTEGER NOT NULL,
  fee_cents INTEGER NOT NULL,
  track_number TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX order_return_by_customer ON order_return (customer_id, id);

CREATE TABLE order_return_item (
  order_item_id INTEGER PRIMARY KEY REFERENCES sales_order_item (id),
  return_id INTEGER NOT NULL REFERENCES order_return (id)
) STRICT;
CREATE INDEX order_return_item_by_return ON order_return_item (return_id);

-- older programs: go on
CREATE INDEX "order_items_picture" ON "order_items" USING btree ("image_name") WHERE image_name is not null;